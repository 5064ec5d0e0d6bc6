import '../post.css'
import type { PublishCard } from '@guangquan/contract'
import { ActionBar, EdgeLine, postFrame, TextLink } from '@guangquan/ui'
import { useState } from 'react'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { MentionText } from '../../../shared/mention/mention-text.tsx'
import { CircleLink } from '../../../shared/posts/circle-link.tsx'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { usePostMenu } from '../post-menu.ts'
import { collectPost, likePost, useReactions } from '../../../shared/overlay/reactions.ts'
import { detailLink, openDetail } from '../../../shared/posts/detail-link.ts'
import { postPartOf } from '../../../shared/posts/post-part-of.ts'
import { openShare } from '../../../shared/posts/post-dialogs.ts'
import { FoldedText } from './folded-text.tsx'
import { PostPart } from './kinds/post-part.tsx'
import { PostArticle } from './post-article.tsx'
import { PostAuthor } from './post-author.tsx'
import { PostPictures } from './post-pictures.tsx'
import { VideoCover } from './video-cover.tsx'

/** A post in a feed. */
export function PostCard({ post, eager }: { post: PublishCard; eager: boolean }) {
  const shown = useReactions(post)
  const menu = usePostMenu(post)
  const [whyOpen, setWhyOpen] = useState(false)
  const cover = post.pictures[0]
  const part = postPartOf(post)
  const { tags = [], whyShown } = post
  if (shown.removed) return null
  return (
    <article className="post-card" aria-label={`${post.authorNickName}的作品${post.title}`}>
      <PostAuthor post={post} after={post.place ? <>　{post.place}</> : null} />
      {part?.kind === 'article' ? (
        <PostArticle post={post} part={part} eager={eager} />
      ) : (
        <PostWork post={post} eager={eager} />
      )}
      {cover === undefined ? null : (
        <EdgeLine className="mt-2" frame={postFrame(1)} exposure={exposureOf(cover.exif)} />
      )}
      {tags.length === 0 && !post.circle ? null : (
        <p className="mt-1 flex flex-wrap gap-x-3 text-small">
          <CircleLink circle={post.circle} />
          {tags.map((tag) => (
            <Link key={tag} to={paths.tag(tag)} className="ui-hit-area text-accent-text hover:underline">
              #{tag}
            </Link>
          ))}
        </p>
      )}
      <ActionBar
        className="mt-1"
        like={{
          count: shown.likeCount,
          pressed: shown.isLike,
          onToggle: (on) => void likePost(post.id, shown, on),
        }}
        comment={{ count: shown.replyCount, onOpen: () => openDetail(post, 'comment') }}
        collect={{
          count: shown.collectCount,
          pressed: shown.isCollect,
          onToggle: (on) => void collectPost(post.id, shown, on),
        }}
        share={{ count: shown.shareCount, onShare: () => openShare(post) }}
        more={
          whyShown
            ? [...menu, { id: 'why', label: '为什么看到', onSelect: () => setWhyOpen((open) => !open) }]
            : menu
        }
      />
      {whyOpen && whyShown ? (
        <p className="text-small text-ink-3" role="status">
          {whyShown}　<TextLink href={paths.ranking()}>推荐是怎么排的</TextLink>
        </p>
      ) : null}
    </article>
  )
}

/** Title, text, photographs and the parts specific to the kind. */
function PostWork({ post, eager }: { post: PublishCard; eager: boolean }) {
  return (
    <>
      {post.title === '' ? null : (
        <h2 className="mt-3 text-h4 font-semibold">
          <Link {...detailLink(post)} className="ui-hit-area inline-block hover:underline">
            {post.title}
          </Link>
        </h2>
      )}
      {post.summary === '' ? null : (
        <FoldedText className="mt-2">
          <MentionText text={post.summary} people={post.atUsers ?? []} />
        </FoldedText>
      )}
      <div className="mt-3">
        <PostPictures post={post} eager={eager} />
        <VideoCover post={post} eager={eager} />
        <PostPart post={post} />
      </div>
    </>
  )
}
