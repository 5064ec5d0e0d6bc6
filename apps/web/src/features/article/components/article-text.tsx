import '../article-text.css'
import { ServerHtml } from '../../../shared/page/server-html.tsx'

/** Text of an article: paragraphs, headings, quotes and lists, in the face and the measure of reading. */
export function ArticleText({ html }: { html: string }) {
  return <ServerHtml html={html} className="article-text" />
}
