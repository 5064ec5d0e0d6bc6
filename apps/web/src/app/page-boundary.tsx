import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

/** Error boundary of one page, so that a rendering error does not take down the shell. Pass the location as `key`. */
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
