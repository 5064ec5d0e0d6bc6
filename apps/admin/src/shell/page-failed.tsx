import { Button, Result } from 'antd'

/** Shown if a page's code could not be loaded or rendering failed. */
export function PageFailed() {
  return (
    <Result
      status="error"
      title="这一页没有打开"
      subTitle="可能是程序刚刚更新过。"
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          重新载入
        </Button>
      }
    />
  )
}
