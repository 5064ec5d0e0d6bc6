import { Flex, Spin } from 'antd'

export function Loading() {
  return (
    <Flex justify="center" style={{ padding: 48 }}>
      <Spin aria-label="正在读取" />
    </Flex>
  )
}
