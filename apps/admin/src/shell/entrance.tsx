import { Card, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'

/** The frame of the pages before the console: one card in the middle. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex component="main" justify="center" align="center" style={{ minHeight: '100dvh', padding: 16 }}>
      <Card style={{ width: '100%', maxWidth: 440 }}>
        <Typography.Title level={1} style={{ fontSize: 24, marginTop: 0 }}>
          {title}
        </Typography.Title>
        {children}
      </Card>
    </Flex>
  )
}
