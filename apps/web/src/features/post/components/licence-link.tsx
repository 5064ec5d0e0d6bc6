import type { Licence } from '@guangquan/contract'
import { licences } from '@guangquan/contract/media/licences'

/** Licence of a photograph, with a link to its text. */
export function LicenceLink({ licence }: { licence: Licence }) {
  const { name, url } = licences[licence]
  if (url === null) return <span>{name}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="license noopener"
      className="ui-hit-area inline-block text-accent-text hover:underline"
    >
      {name}
      <span className="sr-only">（在新标签页打开许可协议）</span>
    </a>
  )
}
