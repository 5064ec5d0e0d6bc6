import type { PictureTile } from '@guangquan/contract'
import { flatPages } from '@guangquan/client'
import { wallOf } from '@guangquan/routes/first/photo-wall'
import { Avatar, Photo, tileRatio } from '@guangquan/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { useOpenPerson } from '../../../shared/use-open-person.ts'
import { authorsOf } from '../authors-of.ts'

const shown = 6

/** Members whose photographs are on the wall now, each with the newest of them. */
export function HomePeople() {
  const { data } = useInfiniteQuery(queries.pages(...wallOf({})))
  const people = authorsOf(flatPages(data), shown)
  if (people.length === 0) return null
  return (
    <section className="home-section" aria-labelledby="home-people">
      <header className="home-section-head">
        <h2 id="home-people" className="text-h3 font-semibold">
          正在拍的影友
        </h2>
        <Link to={paths.photoWall()} className="text-small text-ink-2 hover:underline">
          去照片墙 →
        </Link>
      </header>
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
        <Avatar src={tile.authorHeadPic} size={32} />
        <span className="truncate font-semibold">{tile.authorNickName}</span>
      </span>
    </a>
  )
}
