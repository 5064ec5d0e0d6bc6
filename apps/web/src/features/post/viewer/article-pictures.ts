import type { ArticleBlock, PictureShape } from '@guangquan/contract'

/** An article as a post of the photographs in its text, with their captions as titles. */
export function articlePictures<Article extends { blocks: ArticleBlock[] }>(
  article: Article,
): Article & { pictures: PictureShape[] } {
  const pictures = article.blocks.flatMap((block) =>
    block.kind === 'photo' ? [{ ...block.picture, title: block.caption }] : [],
  )
  return { ...article, pictures }
}
