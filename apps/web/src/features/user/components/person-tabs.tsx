import type { UserHome } from '@guangquan/contract'
import type { TabItem } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ScrollableTabs } from '../../../shared/lists/scrollable-tabs.tsx'
import { personTabPath, type PersonTabId } from '../person-address.ts'

/** The content of a member's page, as tabs in place: the address names the tab. */
export function PersonTabs({ home, current }: { home: UserHome; current: PersonTabId }) {
  const { userId, isSelf, counts, opens } = home
  // A public folder is visible even if the list of all collects is private.
  const { data } = useQuery({
    ...queries.one(api.UserLike.GetFolderList, { userId }),
    enabled: !isSelf && !opens.collect,
  })
  const showsCollects = isSelf || opens.collect || (data?.folders.length ?? 0) > 0
  const tab = (id: PersonTabId, label: string, count?: number): TabItem<PersonTabId> => ({
    id,
    label,
    href: personTabPath(home, id),
    inPlace: true,
    ...(count === undefined ? {} : { count }),
  })
  const collects = showsCollects ? [tab('collect', '收藏', isSelf ? counts.collect : undefined)] : []
  const likes = isSelf || opens.like ? [tab('like', isSelf ? '喜欢' : '赞过')] : []
  return (
    <ScrollableTabs
      label={isSelf ? '我的内容' : 'TA的内容'}
      current={current}
      items={[
        tab('photo', '照片'),
        tab('posts', '动态', counts.publish),
        tab('gallery', '相册'),
        tab('article', '文章'),
        tab('video', '视频'),
        tab('circle', '圈子', counts.circle),
        ...(isSelf ? [...collects, ...likes] : [...likes, ...collects]),
      ]}
    />
  )
}
