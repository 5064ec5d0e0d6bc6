import { expect, type Page } from '@playwright/test'

/** A photograph in the window that is shown larger than it may be, and why. */
export interface Enlarged {
  file: string
  why: string
}

/** For rounding: a share of a photograph's width. */
const tolerance = 0.02

/**
 * Compares the photographs in the first window of a page, once they have arrived, with the files that a page opened in
 * this window takes for them: none has fewer pixels than it covers on the screen, unless its viewer may have no larger
 * copy, and then not fewer than it covers at density 1; `srcset` names true widths, and `sizes` no smaller one than is
 * shown.
 */
export async function measurePhotographs(page: Page): Promise<Enlarged[]> {
  await expect
    .poll(() => page.evaluate(pending), { message: 'photographs in the window that have not arrived' })
    .toEqual([])
  return page.evaluate(measure, tolerance)
}

/** Runs in the page. */
function pending(): string[] {
  const isInView = (element: Element) => {
    const { top, left, right, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const boxes = [...document.querySelectorAll('.ui-photo')].filter(
    (box) => isInView(box) && /^(?:far|loading)$/.test(box.getAttribute('data-state') ?? ''),
  )
  const images = [...document.images].filter((image) => isInView(image) && !image.complete)
  return [...boxes.map((box) => box.className), ...images.map((image) => image.currentSrc)]
}

/** Runs in the page. */
async function measure(tolerance: number): Promise<{ file: string; why: string }[]> {
  const widthOf = async (src: string) => {
    const file = new Image()
    file.src = src
    await file.decode().catch(() => undefined)
    return file.naturalWidth
  }
  const isShown = (image: HTMLImageElement) => {
    const { top, left, right, bottom, width, height } = image.getBoundingClientRect()
    const inView =
      width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return inView && image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const found: { file: string; why: string }[] = []
  for (const image of document.images) {
    // What is drawn is not a photograph, and a blurred one has no detail.
    if (!/\/(?:files|img\/(?:banner|goods|news|product|shop|topic))\/.*\.webp/.test(image.currentSrc))
      continue
    if (!isShown(image)) continue
    if (getComputedStyle(image).filter.includes('blur')) continue
    // An image that is new chooses by this window; the one on the page keeps what it had in an earlier one.
    const fresh = (image.closest('picture') ?? image).cloneNode(true)
    const chosen = fresh instanceof HTMLImageElement ? fresh : fresh.lastChild
    if (!(chosen instanceof HTMLImageElement)) continue
    chosen.loading = 'eager'
    await chosen.decode().catch(() => undefined)
    const { currentSrc } = chosen
    const { pathname, search } = new URL(currentSrc)
    const place = image.closest('[class]:not(img):not(picture)')?.className ?? ''
    const report = (why: string) => found.push({ file: `${pathname} in ${place}`, why })
    const width = await widthOf(currentSrc)
    const ratio = image.naturalWidth / image.naturalHeight
    const { clientWidth, clientHeight } = image
    const byHeight = clientHeight * ratio
    const fit = getComputedStyle(image).objectFit
    const shown =
      fit === 'cover'
        ? Math.max(clientWidth, byHeight)
        : fit === 'contain'
          ? Math.min(clientWidth, byHeight)
          : clientWidth
    const least = shown * (1 - tolerance)
    if (width < least) report(`${width} px wide, shown at ${Math.round(shown)} px`)
    else if (width < least * devicePixelRatio) {
      // A size that a file has not stands for the largest that it has.
      const others = pathname.startsWith('/img/')
        ? [pathname.replace(/(?:-small)?(?=\.webp$)/, '-dense')]
        : ['400', '864', '2160', '2400'].map((size) => pathname.replace(/\d+(?=[a-z\d]*\.webp$)/, size))
      const largest = Math.max(...(await Promise.all(others.map((path) => widthOf(path + search)))))
      if (largest > width * (1 + tolerance))
        report(
          `${width} px wide for ${Math.round(shown * devicePixelRatio)}, though there is one of ${largest}`,
        )
    }
    const source = image.parentElement?.querySelector<HTMLSourceElement>('source')
    const srcset = [
      source?.media && matchMedia(source.media).matches ? source.srcset : '',
      image.srcset,
    ].join(', ')
    const [, text] =
      srcset
        .split(/,\s+/)
        .map((one) => /^(\S+) (\d+)w$/.exec(one.trim()) ?? [])
        .find(([, url = '']) => new URL(url, location.href).href === currentSrc)
        ?.slice(1) ?? []
    if (text === undefined) {
      // No copies to choose from, but others in this place have some.
      if (image.sizes === '') continue
      const alone = new Image()
      alone.sizes = image.sizes
      alone.srcset = `${currentSrc} ${width}w`
      await alone.decode().catch(() => undefined)
      if (alone.naturalWidth < least)
        report(`shown at ${Math.round(shown)} px, where sizes says ${alone.naturalWidth}`)
      continue
    }
    const named = Number(text)
    // A picture of the site with fewer pixels than its use has a copy for answers every size with the largest.
    const isShort = [864, 1200, 1280, 1800, 2160].includes(named) && width < named
    if (!isShort && Math.abs(named - width) > 2) report(`${width} px wide, named as ${named}`)
    // With descriptors of width, the natural width of an image is what `sizes` says when it is chosen, in pixels of its
    // file as they are named.
    const said = (chosen.naturalWidth * named) / width
    if (said < least) report(`shown at ${Math.round(shown)} px, where sizes says ${Math.round(said)}`)
  }
  return found
}
