import type { ArticleBlock, ArticleDetail, PictureShape, PublishItem } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { loadPictures, wideSides, type PictureView } from '../media/index.ts'
import type { ArticleRow } from './article.store.ts'
import { currentHtml } from './current-html.ts'
import { splitArticle } from './html/split-article.ts'
import { loadProducts } from './product.read.ts'
import { loadVideos } from './video-card.view.ts'

type ArticleText = Pick<ArticleRow, 'publish_id' | 'html' | 'sanitiser_version' | 'cover_file_id'>

/**
 * An article's page for this viewer, who may see it. Photographs of an article that is not public get signed URLs;
 * products and videos are current.
 */
export async function showArticle(ctx: Ctx, card: PublishItem, text: ArticleText): Promise<ArticleDetail> {
  const { publish_id: id, html, sanitiser_version: version } = text
  const pieces = splitArticle(await currentHtml(ctx, { id, html, version }))
  const photoIds = pieces.flatMap((piece) => (piece.kind === 'photo' ? [piece.fileId] : []))
  const [pictures, products, videos] = await Promise.all([
    loadPictures(ctx, [...photoIds, ...(text.cover_file_id === null ? [] : [text.cover_file_id])]),
    loadProducts(
      ctx,
      pieces.flatMap((piece) => (piece.kind === 'product' ? [piece.id] : [])),
    ),
    loadVideos(
      ctx,
      pieces.flatMap((piece) => (piece.kind === 'video' ? [piece.publishId] : [])),
    ),
  ])
  const lead = text.cover_file_id === null ? undefined : pictures.get(text.cover_file_id)
  return {
    ...card,
    lead: lead === undefined ? null : { ...pictureOf(lead, card.title), ...wideSides(lead) },
    blocks: pieces.flatMap((piece): ArticleBlock[] => {
      switch (piece.kind) {
        case 'text':
          return [piece]
        case 'photo': {
          const picture = pictures.get(piece.fileId)
          const { caption } = piece
          return picture === undefined
            ? []
            : [{ kind: 'photo', picture: pictureOf(picture, caption), caption }]
        }
        case 'product': {
          const product = products.get(piece.id)
          return product === undefined ? [] : [{ kind: 'product', product }]
        }
        case 'video': {
          const video = videos.get(piece.publishId)
          return video === undefined ? [] : [{ kind: 'video', video }]
        }
      }
    }),
  }
}

function pictureOf(picture: PictureView, alt: string): PictureShape {
  return { ...picture, title: '', alt }
}
