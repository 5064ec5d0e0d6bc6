import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

/** Keeps a page that breaks while it is drawn from taking the shell with it. Give it the place as `key`. */
export class PageBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <PageFailure error={failure.error} />
  }
}
