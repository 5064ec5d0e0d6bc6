import type { PublishCard } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { ArticleIcon, ChartBarHorizontalIcon, VideoCameraIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { tileOfAnyPost } from '../../../shared/pictures/post-tile.ts'
import { PhotoTile, type PhotoTileProps } from './photo-tile.tsx'
import { VirtualWall } from './virtual-wall.tsx'

/** Posts of any kind as a wall: photographs, and the covers of the others with their titles. */
export function PostWall({ posts, isLast, over }: PostWallProps) {
  return (
    <VirtualWall
      tiles={posts.map(tileOfAnyPost)}
      isLast={isLast}
      drawTile={over === undefined ? drawTile : (props) => drawUnder(props, over(props.tile.publishId))}
    />
  )
}

interface PostWallProps {
  posts: readonly PublishCard[]
  isLast: boolean
  /** Content of a tile's corner, by the id of its post. */
  over?: (publishId: string) => ReactNode
}

function drawUnder(props: PhotoTileProps, over: ReactNode) {
  return (
    <div className="photo-tile-under" style={{ width: props.width, aspectRatio: props.ratio }}>
      {drawTile({ ...props, width: '100%' })}
      <div className="photo-tile-over">{over}</div>
    </div>
  )
}

const drawTile = (props: PhotoTileProps) =>
  signs[props.tile.publishType] === undefined ? <PhotoTile {...props} /> : <CoverTile {...props} />

// By publish type; photographs have none.
const signs: Record<number, ReactNode> = {
  2: <ArticleIcon size={16} label="文章" />,
  3: <VideoCameraIcon size={16} label="视频" />,
  4: <ChartBarHorizontalIcon size={16} label="投票" />,
  8: <ArticleIcon size={16} label="文章" />,
}

function CoverTile({ tile, sizes, ratio, width, eager, early }: PhotoTileProps) {
  const { picture } = tile
  return (
    <Link
      {...detailLink({ ...tile, id: tile.publishId })}
      className="photo-tile cover-tile"
      style={{ width, aspectRatio: ratio }}
    >
      {picture.url480 === '' ? null : (
        <Photo
          photo={picture}
          alt=""
          sizes={sizes}
          ratio={ratio}
          eager={eager}
          early={early}
          className="photo-tile-picture"
        />
      )}
      <span className="cover-tile-title">
        {signs[tile.publishType]}
        <span className="line-clamp-2">{picture.title}</span>
      </span>
    </Link>
  )
}
