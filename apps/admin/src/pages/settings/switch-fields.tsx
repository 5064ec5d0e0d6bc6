import { SwitchField } from './switch-field.tsx'

export const featureNames = {
  video: '视频上传',
  message: '私信',
  lottery: '抽奖',
  matchEntry: '比赛投稿',
  createCircle: '圈子创建',
} as const

export const loginNames = { wx: '微信登录', qq: 'QQ登录', weibo: '微博登录' } as const

export function FeatureFields() {
  return Object.entries(featureNames).map(([name, label]) => (
    <SwitchField key={name} name={['value', name]} label={label} />
  ))
}

export function FooterFields() {
  return (
    <>
      {Object.entries(loginNames).map(([name, label]) => (
        <SwitchField key={name} name={['value', 'socialLogin', name]} label={label} />
      ))}
      <SwitchField name={['value', 'agreementsInFooter']} label="页脚里的协议链接" />
    </>
  )
}
