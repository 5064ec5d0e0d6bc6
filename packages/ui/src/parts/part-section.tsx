import type { ReactNode } from 'react'

/** One group of components with its name. */
export function PartSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-small font-normal text-ink-3">{name}</h3>
      {children}
    </section>
  )
}

/** Components side by side, wrapping. */
export function PartRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">{children}</div>
}
