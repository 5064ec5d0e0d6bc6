import { Flex, Typography } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { boot } from '../../platform/boot.ts'

/** Title of a page and its tab, with the page's actions. */
export function PageHead({ title, actions }: { title: string; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${boot.title}`
  }, [title])
  return (
    <Flex wrap align="center" justify="space-between" gap={12} style={{ marginBottom: 16 }}>
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        {title}
      </Typography.Title>
      {actions}
    </Flex>
  )
}
