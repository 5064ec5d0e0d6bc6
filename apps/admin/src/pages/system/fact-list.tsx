import { Descriptions } from 'antd'
import type { ReactNode } from 'react'

/** Facts with their names, in as many columns as there is room. */
export function FactList({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <Descriptions
      column={{ xs: 1, md: 2, xl: 3 }}
      size="small"
      style={{ marginBottom: 8 }}
      items={Object.entries(facts).map(([label, children]) => ({ key: label, label, children }))}
    />
  )
}
