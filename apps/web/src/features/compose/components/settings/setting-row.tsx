import { CaretDownIcon } from '@guangquan/ui/icons'
import { useId, useState, type ReactNode } from 'react'

interface SettingRowProps {
  icon: ReactNode
  label: string
  /** The current choice, in a few words. */
  value: string
  /** Something inside is wrong: it stays open. */
  isWrong?: boolean
  children: ReactNode
}

/** One setting as a row with its value; pressing it shows the fields. */
export function SettingRow({ icon, label, value, isWrong = false, children }: SettingRowProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const panelId = useId()
  const isOpen = isUnfolded || isWrong
  return (
    <div className="setting-row">
      <button
        type="button"
        className="setting-row-head"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setUnfolded(!isOpen)}
      >
        {icon}
        <span className="setting-row-label">{label}</span>
        <span className="setting-row-value">{value}</span>
        <CaretDownIcon size={16} className="setting-row-caret" />
      </button>
      <div id={panelId} className="setting-row-panel" hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  )
}
