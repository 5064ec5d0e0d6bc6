/** What stands in for the browser's menu on a photograph. */
export interface ImageMenu {
  /** Path of its large view. */
  view?: string
  /** Path that is copied. */
  link?: string
  /** Id of the post to report. */
  report?: string
}

/** Attributes to spread over a photograph or the link around it: 查看大图, 复制链接, 举报. */
export function imageMenu({ view, link, report }: ImageMenu) {
  return { 'data-image-view': view, 'data-image-link': link, 'data-image-report': report }
}

/** The menu of the photograph at or around an element; undefined where none was given. */
export function imageMenuAt(target: Element): ImageMenu | undefined {
  const element = target.closest<HTMLElement>('[data-image-view], [data-image-link], [data-image-report]')
  if (element === null) return undefined
  const { imageView, imageLink, imageReport } = element.dataset
  return {
    ...(imageView === undefined ? {} : { view: imageView }),
    ...(imageLink === undefined ? {} : { link: imageLink }),
    ...(imageReport === undefined ? {} : { report: imageReport }),
  }
}
