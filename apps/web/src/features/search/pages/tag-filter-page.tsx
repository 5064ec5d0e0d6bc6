import '../search.css'
import '../tag-page.css'
import { topicCover } from '@guangquan/contract/content-admin/content-admin.limits'
import { tagOf } from '@guangquan/routes/first/tag'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import {
  Button,
  Chip,
  ChipRow,
  EmptyState,
  formatFullCount,
  MissingPage,
  PostSkeleton,
  Tabs,
  WallSkeleton,
} from '@guangquan/ui'
import { CheckIcon, HashIcon, PlusIcon } from '@guangquan/ui/icons'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { api, client, queries } from '../../../platform/api.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { paths } from '../../../platform/paths.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { sameTile } from '../../../shared/lists/photo-list.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { VirtualWall } from '../../photo/index.ts'
import { PostCard } from '../../post/index.ts'
import { TagList } from '../components/tag-list.tsx'
import { pathOfWord } from '../search-address.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

// By publish type on the wire; 图片 is a photo wall.
const tabs = [
  { id: 'all', label: '全部', publishType: undefined },
  { id: 'photo', label: '图片', publishType: undefined },
  { id: 'article', label: '文章', publishType: 2 },
  { id: 'video', label: '视频', publishType: 3 },
] as const
type TagTab = (typeof tabs)[number]
type TagSort = 'hot' | 'new'

interface TagWorksProps {
  name: string
  tab: TagTab
  sort: TagSort
}

/** 话题: the posts of a tag by popularity or time, with related tags. Without a tag, the popular tags. */
export default function TagFilterPage() {
  const [search] = useSearchParams()
  const name = (search.get('tag') ?? '').trim()
  return name === '' ? (
    <HotTags />
  ) : (
    <TagPage
      key={name}
      name={name}
      tab={tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]}
      sort={search.get('sort') === 'new' ? 'new' : 'hot'}
    />
  )
}

function hrefOf(name: string, tab: TagTab['id'], sort: TagSort): string {
  return `${paths.tag(name)}${tab === 'all' ? '' : `&tab=${tab}`}${sort === 'hot' ? '' : '&sort=new'}`
}

function TagPage({ name, tab, sort }: TagWorksProps) {
  const tag = useQuery(queries.one(...tagOf(name)))
  const navigate = useNavigate()
  const shownName = tag.data?.name ?? name
  usePageTitle(`#${shownName}`)
  useEffect(() => {
    // A tag that was merged into another has its address still.
    if (shownName !== name) navigate(hrefOf(shownName, tab.id, sort), { replace: true })
  }, [shownName, name, tab.id, sort, navigate])
  if (tag.error instanceof ApiError && tag.error.kind === 'ContentNotFound') {
    return (
      <div className="page pt-10">
        <MissingPage help="这个话题已经停用，用过它的作品都还在。" />
      </div>
    )
  }
  return (
    <div className="page search-page tag-page" data-wall={tab.id === 'photo' || undefined}>
      <header className="tag-head">
        {tag.data === undefined || tag.data.cover === '' ? null : (
          <img
            className="tag-cover"
            src={tag.data.cover}
            srcSet={siteSrcSet({ url: tag.data.cover }, topicCover)}
            sizes="(min-width: 768px) 144px, 96px"
            alt=""
            width={144}
            height={108}
          />
        )}
        <div className="min-w-0">
          <h1 className="tag-title">
            <HashIcon size={28} className="text-accent" aria-hidden />
            {name}
          </h1>
          <p className="text-small text-ink-3">
            {tag.data === undefined ? ' ' : `${formatFullCount(tag.data.count)} 个作品`}
          </p>
        </div>
        {tag.data === undefined ? null : <FollowTag name={name} isFollowed={tag.data.isFollowed} />}
      </header>
      {tag.data === undefined || tag.data.related.length === 0 ? null : (
        <aside className="search-aside" aria-labelledby="tag-related">
          <h2 id="tag-related" className="text-h4 font-semibold">
            相关话题
          </h2>
          <ChipRow label="相关话题" scroll toolbar>
            {tag.data.related.map((one) => (
              <Chip key={one.name} href={paths.tag(one.name)} icon={<HashIcon size={16} />}>
                {one.name}
              </Chip>
            ))}
          </ChipRow>
        </aside>
      )}
      <Tabs
        label="类型"
        className="mt-4"
        current={tab.id}
        items={tabs.map(({ id, label }) => ({ id, label, href: hrefOf(name, id, sort) }))}
      />
      <ChipRow label="顺序" toolbar className="tag-order my-4">
        <Chip chosen={sort === 'hot'} href={hrefOf(name, tab.id, 'hot')}>
          热门
        </Chip>
        <Chip chosen={sort === 'new'} href={hrefOf(name, tab.id, 'new')}>
          最新
        </Chip>
      </ChipRow>
      <TagWorks key={`${tab.id} ${sort}`} name={name} tab={tab} sort={sort} />
      <p className="mt-8 text-small">
        <Link to={pathOfWord(name)} className="text-accent-text hover:underline">
          在全部作品里搜索“{name}”
        </Link>
      </p>
    </div>
  )
}

function TagWorks({ name, tab, sort }: TagWorksProps) {
  const what = tab.id === 'all' ? '作品' : tab.label
  const empty = <EmptyState title={`这个话题还没有${what}`} help="发布时带上它，就会出现在这里" />
  if (tab.id === 'photo') {
    return (
      <InfiniteList
        options={queries.pages(api.Picture.GetList, { tag: name, sort })}
        tileOf={sameTile}
        skeleton={<WallSkeleton />}
        empty={empty}
      >
        {(tiles, { isLast }) => <VirtualWall tiles={tiles} isLast={isLast} />}
      </InfiniteList>
    )
  }
  const kind = tab.publishType === undefined ? {} : { publishType: tab.publishType }
  return (
    <div className="tag-works">
      <InfiniteList
        options={queries.pages(api.Tag.GetPosts, { name, sort, ...kind })}
        skeleton={<PostSkeleton />}
        empty={empty}
        feedLabel={`#${name}`}
      >
        {(posts) => posts.map((post, place) => <PostCard key={post.id} post={post} eager={place < 2} />)}
      </InfiniteList>
    </div>
  )
}

function FollowTag({ name, isFollowed }: { name: string; isFollowed: boolean }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function change(): Promise<void> {
    if (currentUser() === null) {
      promptSignIn('登录后可以关注话题', () => void change())
      return
    }
    setBusy(true)
    try {
      await client.call(api.Tag.Follow, { name, on: !isFollowed })
      await Promise.all([
        queries.invalidate(queryClient, api.Tag.Get),
        queries.invalidate(queryClient, api.Tag.GetFollowed),
      ])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      kind={isFollowed ? 'quiet' : 'line'}
      size="small"
      busy={busy}
      aria-pressed={isFollowed}
      icon={isFollowed ? <CheckIcon weight="bold" size={16} /> : <PlusIcon weight="bold" size={16} />}
      onClick={() => void change()}
    >
      {isFollowed ? '已关注话题' : '关注话题'}
    </Button>
  )
}

function HotTags() {
  const tags = useQuery(queries.one(api.NewPublish.GetTagList, {}))
  usePageTitle('热门话题')
  return (
    <div className="page search-page">
      <h1 className="text-h2 font-semibold max-md:sr-only">热门话题</h1>
      {tags.isError ? (
        <LoadError of={tags} />
      ) : tags.data?.length === 0 ? (
        <EmptyState title="还没有话题" help="发布时写上 #话题，就会出现在这里" />
      ) : (
        <TagList tags={tags.data ?? []} className="mt-0 md:mt-5" />
      )}
    </div>
  )
}
