import type { PictureShape, PublishItem } from '@guangquan/contract'
import { Fragment, type ReactNode } from 'react'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { CircleLink } from '../../../shared/posts/circle-link.tsx'
import { MentionText } from '../../../shared/mention/mention-text.tsx'
import { titleOfPost } from '../../../shared/posts/title-of-post.ts'
import { shortFacts } from '../photo-facts.ts'
import { AiNote } from './ai-note.tsx'
import { LicenceLink } from './licence-link.tsx'

interface PostFactsProps {
  post: PublishItem
  /** The current photograph, for camera, lens and place. */
  picture?: PictureShape | undefined
  /** Facts specific to other kinds of posts. */
  children?: ReactNode
}

/** Title, text, tags and facts. */
export function PostFacts({ post, picture, children }: PostFactsProps) {
  const title = post.title === '' ? (picture?.title ?? '') : post.title
  return (
    <div className="post-facts">
      <h1 className={title === '' ? 'sr-only' : 'post-facts-title'}>{titleOfPost({ ...post, title })}</h1>
      <AiNote post={post} />
      {post.summary === '' ? null : (
        <p data-selectable className="mt-3 max-w-[42em] whitespace-pre-line text-ink-2">
          <MentionText text={post.summary} people={post.atUsers} />
        </p>
      )}
      {post.tags.length + post.topicInfos.length === 0 && post.circle === null ? null : (
        <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1">
          <CircleLink circle={post.circle} />
          {post.topicInfos.map((topic) => (
            <Link
              key={topic.id}
              to={paths.photoWall(`topicId=${topic.id}`)}
              className="ui-hit-area text-accent-text hover:underline"
            >
              {topic.name}
            </Link>
          ))}
          {post.tags.map((tag) => (
            <Link key={tag} to={paths.tag(tag)} className="ui-hit-area text-accent-text hover:underline">
              #{tag}
            </Link>
          ))}
        </p>
      )}
      {picture === undefined ? (
        (children ?? <PlaceAlone place={post.place} />)
      ) : (
        <Facts post={post} picture={picture} />
      )}
    </div>
  )
}

// The only fact of a text post.
function PlaceAlone({ place }: { place: string }) {
  if (place === '') return null
  return (
    <dl className="post-facts-list">
      <div>
        <dt className="text-caption text-ink-3">地点</dt>
        <dd className="ui-print text-body">{place}</dd>
      </div>
    </dl>
  )
}

// Lines break between values only.
function Values({ text }: { text: string }) {
  return text.split('　').map((value, place) => (
    <Fragment key={value}>
      {place === 0 ? null : '　'}
      <span className="post-facts-value">{value}</span>
    </Fragment>
  ))
}

function Facts({ post, picture }: { post: PublishItem; picture: PictureShape }) {
  const facts = shortFacts(picture)
  return (
    <dl className="post-facts-list">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-caption text-ink-3">
            {fact.label}
            {fact.isManual ? '　手动填写' : ''}
          </dt>
          <dd className="ui-print text-body">
            {fact.wall === undefined ? (
              <Values text={fact.text} />
            ) : (
              <Link
                to={paths.photoWall(fact.wall)}
                className="ui-hit-area inline-block hover:underline"
                title={`看这${fact.label === '相机' ? '台相机' : '支镜头'}拍的照片`}
              >
                {fact.text}
              </Link>
            )}
          </dd>
        </div>
      ))}
      {post.place === '' ? null : (
        <div>
          <dt className="text-caption text-ink-3">地点</dt>
          <dd className="ui-print text-body">{post.place}</dd>
        </div>
      )}
      <div>
        <dt className="text-caption text-ink-3">许可</dt>
        <dd className="ui-print text-body">
          <LicenceLink licence={picture.licence} />
        </dd>
      </div>
    </dl>
  )
}
