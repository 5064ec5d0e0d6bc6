import '../search-hit.css'
import type { SearchHit } from '@guangquan/contract'
import { Avatar, formatCount, Photo, TimeText } from '@guangquan/ui'
import { ChatCircleIcon, HeartIcon, ImagesIcon } from '@guangquan/ui/icons'
import { serverNow } from '../../../platform/boot.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { countPictures } from '../../../shared/pictures/post-tile.ts'
import { titleOfPost } from '../../../shared/posts/title-of-post.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { MarkedText } from './marked-text.tsx'

/** A post among the results: matching text on the left, picture on the right. */
export function SearchHitRow({ hit, eager }: { hit: SearchHit; eager: boolean }) {
  const { item, excerpt } = hit
  const openPerson = useOpenPerson()
  const picture = item.pictures[0] ?? item.cover
  const count = countPictures(item)
  const link = detailLink(item)
  const title = titleOfPost(item)
  return (
    <article className="search-hit" aria-label={title}>
      <div className="search-hit-words">
        <h2 className="text-h4 font-semibold">
          <Link {...link} className="ui-hit-area inline-block hover:underline">
            {item.title === '' ? title : <MarkedText text={item.title} marks={hit.titleMarks} />}
          </Link>
        </h2>
        {excerpt === '' ? null : (
          <p className="search-hit-excerpt">
            <MarkedText text={excerpt} marks={hit.excerptMarks} />
          </p>
        )}
        {hit.topics.length + hit.tags.length === 0 ? null : (
          <p className="search-hit-tags">
            {hit.topics.map(({ id, name }) => (
              <Link
                key={id}
                to={paths.photoWall(`topicId=${encodeURIComponent(id)}`)}
                className="ui-hit-area text-accent-text hover:underline"
              >
                主题 {name}
              </Link>
            ))}
            {hit.tags.map((tag) => (
              <Link key={tag} to={paths.tag(tag)} className="ui-hit-area text-accent-text hover:underline">
                #{tag}
              </Link>
            ))}
          </p>
        )}
        <p className="search-hit-meta">
          <a
            href={paths.other(item.authorId)}
            onClick={openPerson(item.authorId)}
            className="search-hit-author ui-hit-area"
          >
            <Avatar src={item.authorHeadPic} size={24} frame={{ src: item.authorUsedFrameSrc }} />
            <span className="truncate">{item.authorNickName}</span>
          </a>
          <TimeText at={item.createTime} now={serverNow()} />
          <span className="search-hit-count">
            <HeartIcon size={14} aria-label="喜欢" /> {formatCount(item.likeCount)}
          </span>
          <span className="search-hit-count">
            <ChatCircleIcon size={14} aria-label="评论" /> {formatCount(item.replyCount)}
          </span>
        </p>
      </div>
      {picture == null ? null : (
        <Link
          {...link}
          className="search-hit-picture"
          tabIndex={-1}
          aria-hidden
          data-photo={item.pictures[0]?.id}
        >
          <Photo
            photo={picture}
            alt=""
            sizes="(width < 48rem) 112px, 200px"
            ratio={Math.min(1.6, Math.max(1, picture.width / picture.height))}
            eager={eager}
          />
          {count > 1 ? (
            <span className="photo-tile-badge">
              <ImagesIcon size={14} weight="fill" />
              {count}
            </span>
          ) : null}
        </Link>
      )}
    </article>
  )
}
