import '../../settings.css'
import { useId, type ReactNode } from 'react'

interface SettingGroupProps {
  title: string
  /** The scope of the settings: 第 2 张. */
  note?: string
  children: ReactNode
}

/** Settings that apply to the same thing: 这一张, 整组. */
export function SettingGroup({ title, note, children }: SettingGroupProps) {
  const titleId = useId()
  return (
    <section className="setting-group" aria-labelledby={titleId}>
      <h2 id={titleId} className="setting-group-title">
        {title}
        {note === undefined ? null : <span className="setting-group-note">{note}</span>}
      </h2>
      {children}
    </section>
  )
}
