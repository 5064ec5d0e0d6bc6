import type { ReactNode } from 'react'

/** A part of the page of a registered product. */
export function DetailSection({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="own-panel product-section" aria-labelledby={id}>
      <div className="product-section-head">
        <h2 id={id} className="text-h3 font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
