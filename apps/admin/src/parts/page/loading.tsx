import { Flex, Spin } from 'antd'

export function Loading() {
  return (
    <Flex justify="center" role="status" aria-label="正在读取" style={{ padding: 48 }}>
      <Spin />
    </Flex>
  )
}
