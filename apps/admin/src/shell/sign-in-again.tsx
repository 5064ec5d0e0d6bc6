import { Modal, Typography } from 'antd'
import { SignInForm } from '../pages/sign-in-form.tsx'

/**
 * Over the page when the session has ended, so that input stays.
 * @param name null while the session is valid
 */
export function SignInAgain({ name }: { name: string | null }) {
  return (
    <Modal
      open={name !== null}
      title="请重新登录"
      closable={false}
      keyboard={false}
      footer={null}
      destroyOnHidden
    >
      <Typography.Paragraph>登录已经结束。登录后接着做，没有保存的内容还在。</Typography.Paragraph>
      {name === null ? null : <SignInForm name={name} />}
    </Modal>
  )
}
