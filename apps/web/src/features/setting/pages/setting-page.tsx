import type { OwnInfo } from '@guangquan/contract'
import { Avatar, Button, UiLink } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { signOut } from '../../../platform/session/sign-out.ts'
import { openTerms, termsNames } from '../../../shared/sign-in/terms.ts'
import { providerNames } from '../../account/index.ts'
import { ClubRow } from '../components/club-row.tsx'
import { loginRows } from '../components/login-rows.tsx'
import { PrivacyRow } from '../components/privacy-group.tsx'
import { ButtonRow, LinkRow, RowGroup, SwitchRow } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { ThemeRow } from '../components/theme-row.tsx'
import { WithOwn } from '../own-info.tsx'
import { birthdayText, levelText, sexText } from '../own-words.ts'
import { popupText } from '../popup-kinds.ts'
import { useOwnSwitch } from '../use-own-switch.ts'

const noticeWays = '推送、免打扰、邮件'
const providers = ['wx', 'qq', 'weibo'] as const

/** 设置. */
export default function SettingPage() {
  return (
    <SettingFrame title="设置" up={null}>
      {/* Otherwise the content below would move down when this loads. */}
      <div className="min-h-svh">
        <WithOwn>
          {(own) => (
            <>
              <ProfileGroup own={own} />
              <AccountGroup own={own} />
              <PrivacyAndNotices own={own} />
              <RowGroup title="其他">
                <LinkRow label="我的反馈" href={ownPaths.feedback()} />
                <LinkRow label="违规与申诉" href={ownPaths.setting('strikes')} />
                <ButtonRow label={termsNames[4]} onPress={() => openTerms(4)} />
                <ButtonRow label={termsNames[5]} onPress={() => openTerms(5)} />
              </RowGroup>
            </>
          )}
        </WithOwn>
      </div>
      <div className="setting-foot">
        <Button kind="line" onClick={() => void signOut()}>
          退出登录
        </Button>
        <UiLink href={ownPaths.setting('delete-account')} className="ui-link setting-leave">
          注销账号
        </UiLink>
      </div>
    </SettingFrame>
  )
}

function ProfileGroup({ own }: { own: OwnInfo }) {
  return (
    <RowGroup title="个人资料">
      <LinkRow
        label="头像"
        value={<Avatar src={own.headPicUrl} size={44} frame={{ src: own.usedFrameSrc }} />}
        href={ownPaths.setting('update-avatar')}
      />
      <LinkRow label="昵称" value={own.nickName} href={ownPaths.setting('update-nickname')} />
      <LinkRow
        label="简介"
        value={own.introduction === '' ? '未填写' : own.introduction}
        href={ownPaths.setting('update-introduction')}
      />
      <LinkRow label="性别" value={sexText(own.sex)} href={ownPaths.setting('update-sex')} />
      <LinkRow
        label="生日"
        value={own.birthday === null ? '未填写' : birthdayText(own.birthday)}
        href={ownPaths.setting('update-birthday')}
      />
      <LinkRow
        label="地区"
        value={own.area === '' ? '未填写' : own.area}
        href={ownPaths.setting('update-area')}
      />
      <LinkRow
        label="摄影水平"
        value={levelText(own.photographyLevel)}
        href={ownPaths.setting('update-photo-level')}
      />
      <LinkRow
        label="主页背景"
        value={own.backgroundUrl === null ? '最新的照片' : '已设置'}
        href={ownPaths.setting('update-background')}
      />
      <LinkRow label="收货地址" href={ownPaths.setting('update-address')} />
    </RowGroup>
  )
}

function AccountGroup({ own }: { own: OwnInfo }) {
  return (
    <RowGroup title="账号与安全">
      {loginRows(own)}
      {providers.map((provider) => (
        <LinkRow
          key={provider}
          label={providerNames[provider]}
          value={own.social[provider] === null ? '未绑定' : '已绑定'}
          href={`${ownPaths.setting('update-account')}#social`}
        />
      ))}
      <ClubRow />
      <LinkRow label="账号管理" value="设备、数据、黑名单" href={ownPaths.setting('update-account')} />
    </RowGroup>
  )
}

function PrivacyAndNotices({ own }: { own: OwnInfo }) {
  const [receiveSms, setReceiveSms] = useOwnSwitch(own, {
    name: 'receiveSms',
    stored: own.receiveSms,
    change: (on) => ({ receiveSms: on }),
  })
  const [allowStudy, setAllowStudy] = useOwnSwitch(own, {
    name: 'allowStudy',
    stored: own.allowStudy,
    change: (on) => ({ allowStudy: on }),
  })
  return (
    <RowGroup title="隐私与通知">
      <PrivacyRow own={own} thing="follow" label="公开我的关注" />
      <PrivacyRow own={own} thing="fans" label="公开我的粉丝" />
      <PrivacyRow own={own} thing="like" label="公开我赞过的" />
      <PrivacyRow own={own} thing="collect" label="公开我的收藏" />
      <SwitchRow
        label="允许用于学习"
        hint="公开的照片可以出现在「猜参数」里，答题后显示你的名字和拍摄参数"
        on={allowStudy}
        onChange={setAllowStudy}
      />
      <LinkRow label="黑名单" href={`${ownPaths.setting('update-account')}#blocked`} />
      <SwitchRow
        label="接收活动短信"
        hint="新品、活动与优惠"
        href={ownPaths.setting('update-receive-sms')}
        on={receiveSms}
        onChange={setReceiveSms}
      />
      <LinkRow
        label="站内弹窗"
        value={popupText(own.popupAccept)}
        href={ownPaths.setting('update-popup-accept')}
      />
      <LinkRow label="通知设置" value={noticeWays} href={ownPaths.setting('update-notice')} />
      <ThemeRow />
    </RowGroup>
  )
}
