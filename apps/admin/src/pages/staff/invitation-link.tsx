import { Alert, Typography } from 'antd'

/** The link of an invitation, the only time it is shown. */
export function InvitationLink({ made }: { made: { token: string; expireTime: string } }) {
  const link = `${location.origin}/console/invitation#${made.token}`
  return (
    <>
      <Alert
        type="success"
        showIcon
        title="链接只显示这一次"
        description={`请用可靠的方式交给对方。${made.expireTime} 前有效，只能用一次。`}
        style={{ marginBottom: 16 }}
      />
      <Typography.Paragraph
        code
        copyable={{ text: link, tooltips: ['复制链接', '已复制'] }}
        style={{ wordBreak: 'break-all' }}
      >
        {link}
      </Typography.Paragraph>
    </>
  )
}
