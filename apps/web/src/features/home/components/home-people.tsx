import type { PictureTile } from '@guangquan/contract'
import { flatPages } from '@guangquan/client'
import { dailyPicks, weekWall } from '@guangquan/routes/first/home'
import { wallOf } from '@guangquan/routes/first/photo-wall'
import { Avatar, Photo, tileRatio } from '@guangquan/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { authorsOf } from '../authors-of.ts'
import { HomeSectionHead } from './home-section-head.tsx'

const shown = 6
/** Enough for the people shown, although some published several photographs and some are already on the page. */
const read = 36

/** Members with photographs on the wall now, each with one that is not already on this page. */
export function HomePeople() {
  const wall = useInfiniteQuery(queries.pages(...wallOf({ maxResultCount: read })))
  const week = useInfiniteQuery(queries.pages(...weekWall()))
  const picks = useQuery(queries.one(...dailyPicks()))
  const above = new Set([
    ...flatPages(week.data).map(({ publishId }) => publishId),
    ...(picks.data?.map(({ id }) => id) ?? []),
  ])
  const people = authorsOf(
    flatPages(wall.data).filter(({ publishId }) => !above.has(publishId)),
    shown,
  )
  if (people.length === 0) return null
  return (
    <section className="home-section" aria-labelledby="home-people">
      <HomeSectionHead id="home-people" title="正在拍的影友" to={paths.photoWall()} more="去照片墙" />
      <ul className="home-people">
        {people.map((tile) => (
          <li
            key={tile.authorId}
            style={{ flexGrow: tileRatio(tile.picture), width: `${180 * tileRatio(tile.picture)}px` }}
          >
            <Person tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Person({ tile }: { tile: PictureTile }) {
  const openPerson = useOpenPerson()
  return (
    <a href={paths.other(tile.authorId)} onClick={openPerson(tile.authorId)} className="home-person">
      <Photo
        photo={tile.picture}
        alt=""
        ratio={tileRatio(tile.picture)}
        sizes="(min-width: 768px) 25vw, 60vw"
      />
      <span className="home-person-name">
        <Avatar src={tile.authorHeadPic} size={32} frame={{ src: tile.authorUsedFrameSrc }} />
        <span className="truncate font-semibold">{tile.authorNickName}</span>
      </span>
    </a>
  )
}
