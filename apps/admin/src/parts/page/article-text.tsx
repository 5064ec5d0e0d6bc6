import './article-text.css'
import { createElement, Fragment, type ReactNode } from 'react'

const drawn = [
  'p',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'br',
  'hr',
] as const

/** The title above is a third-level heading, so the headings of the text are below it. */
const headings = new Map<string, string>([
  ['h2', 'h4'],
  ['h3', 'h5'],
  ['h4', 'h6'],
])

/** HTML of an article as elements, never as markup: an attack on the person who decides about it remains text. */
export function ArticleText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="article-text">{[...body.childNodes].map(draw)}</div>
}

function draw(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const children = [...node.childNodes].map(draw)
  if (node.localName === 'a') return drawLink(node, { key, children })
  const tag = drawn.find((one) => one === node.localName)
  return createElement(tag === undefined ? Fragment : (headings.get(tag) ?? tag), { key }, ...children)
}

function drawLink(link: Element, { key, children }: { key: number; children: ReactNode[] }): ReactNode {
  const address = link.getAttribute('href') ?? ''
  if (!/^(https?:\/\/|\/(?!\/))/.test(address)) return createElement(Fragment, { key }, ...children)
  return createElement('a', { key, href: address, target: '_blank', rel: 'noreferrer nofollow' }, ...children)
}
