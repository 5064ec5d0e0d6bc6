import '../compose-page.css'
import { useRef, type ReactNode } from 'react'
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { useWindowDrop } from '../../../shared/pictures/use-file-drop.ts'
import { KindTabs, type KindId } from './kind-tabs.tsx'

interface ComposePageProps {
  title: string
  /** The kind of post being created, with tabs to the others; absent when editing. */
  kind?: KindId
  children: ReactNode
}

/** The frame of every page that creates or edits a post. On phones the title is in the bar above. */
export function ComposePage({ title, kind, children }: ComposePageProps) {
  usePageTitle(title)
  useWindowDrop()
  const page = useRef<HTMLDivElement>(null)
  return (
    <div ref={page} className="page compose">
      <header className="compose-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
        {kind === undefined ? null : <KindTabs current={kind} />}
      </header>
      <ErrorSummary form={page} />
      {children}
    </div>
  )
}
