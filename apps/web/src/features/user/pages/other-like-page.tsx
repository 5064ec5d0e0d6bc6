import { Tabs } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { OtherCollects } from '../components/other-collects.tsx'
import { OtherLikes } from '../components/other-likes.tsx'
import { OtherPage } from '../components/other-page.tsx'

/** TA赞过的, with the collects they show on the second tab; unavailable if private. */
export default function OtherLikePage() {
  const [search] = useSearchParams()
  const isCollects = search.get('tab') === 'collect'
  return (
    <OtherPage
      what={isCollects ? '的收藏' : '赞过的'}
      own={isCollects ? ownPaths.collect() : ownPaths.likes('given')}
    >
      {({ userId, opens }) => (
        <>
          <Tabs
            label="TA喜欢的"
            current={isCollects ? 'collect' : 'like'}
            items={[
              { id: 'like', label: '赞过', href: ownPaths.otherLikes(userId) },
              { id: 'collect', label: '收藏', href: ownPaths.otherCollects(userId) },
            ]}
          />
          <div className="mt-5">
            {isCollects ? (
              <OtherCollects
                userId={userId}
                folder={search.get('folder') ?? ''}
                showsDefault={opens.collect}
                hrefOf={(id) => ownPaths.otherCollects(userId, id)}
              />
            ) : (
              <OtherLikes userId={userId} isOpen={opens.like} />
            )}
          </div>
        </>
      )}
    </OtherPage>
  )
}
