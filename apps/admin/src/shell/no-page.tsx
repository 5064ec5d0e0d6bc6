import { Button, Result } from 'antd'
import { Link } from 'react-router'

export function NoPage() {
  return (
    <Result
      icon={null}
      title={<h1 style={{ fontSize: 24, margin: 0 }}>没有这一页</h1>}
      extra={
        <Link to="/">
          <Button type="primary">回到第一页</Button>
        </Link>
      }
    />
  )
}
