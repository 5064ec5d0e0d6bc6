import { Typography } from 'antd'

/** Recovery codes, which are only shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Typography.Paragraph>
        手机丢了或换了，可以用一个恢复码代替动态码登录。每个只能用一次，离开这里后不会再显示。
      </Typography.Paragraph>
      <Typography.Paragraph copyable={{ text: codes.join('\n'), tooltips: ['复制全部', '已复制'] }}>
        <Typography.Text strong>{codes.length} 个恢复码</Typography.Text>
      </Typography.Paragraph>
      <ul style={{ columns: 2, fontFamily: 'monospace', paddingInlineStart: 20, lineHeight: 2 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  )
}
