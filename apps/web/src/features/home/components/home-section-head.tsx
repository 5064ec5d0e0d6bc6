import { Link } from '../../../platform/routing/link.tsx'

interface HomeSectionHeadProps {
  /** Of the heading, which names the section. */
  id: string
  title: string
  /** Link to the complete list. */
  to: string
  more: string
}

/** Heading of a section of a visitor's home page, with the link to more. */
export function HomeSectionHead({ id, title, to, more }: HomeSectionHeadProps) {
  return (
    <header className="home-section-head">
      <h2 id={id} className="text-h3 font-semibold">
        {title}
      </h2>
      <Link to={to} className="text-small text-ink-2 hover:underline">
        {more} →
      </Link>
    </header>
  )
}
