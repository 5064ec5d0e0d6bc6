import { IconButton, LinkButton, Menu } from '@guangquan/ui'
import {
  BookmarkSimpleIcon,
  DotsThreeIcon,
  GearIcon,
  HeartIcon,
  ImagesIcon,
  MapPinIcon,
  QrCodeIcon,
} from '@guangquan/ui/icons'
import { ownPaths } from '../../../platform/own-paths.ts'

/** On the member's own page: 编辑资料, and links to their own pages. */
export function OwnActions() {
  return (
    <>
      <LinkButton kind="line" href={ownPaths.setting()}>
        编辑资料
      </LinkButton>
      <Menu
        label="我的"
        align="end"
        items={[
          { id: 'release', label: '我的发布', icon: <ImagesIcon size={20} />, href: ownPaths.releaseList() },
          {
            id: 'collect',
            label: '收藏夹',
            icon: <BookmarkSimpleIcon size={20} />,
            href: ownPaths.collect(),
          },
          { id: 'qr', label: '我的二维码', icon: <QrCodeIcon size={20} />, href: ownPaths.qrCode() },
          { id: 'interest', label: '我的兴趣', icon: <HeartIcon size={20} />, href: ownPaths.interest() },
          { id: 'address', label: '收货地址', icon: <MapPinIcon size={20} />, href: ownPaths.addresses() },
          { id: 'setting', label: '设置', icon: <GearIcon size={20} />, href: ownPaths.setting() },
        ]}
        trigger={(attributes) => (
          <IconButton {...attributes} edge label="更多" icon={<DotsThreeIcon weight="bold" size={22} />} />
        )}
      />
    </>
  )
}
