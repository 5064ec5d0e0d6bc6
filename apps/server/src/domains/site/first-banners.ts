import { demonstrationBrand } from './brand.ts'

const home = 2
const photos = 3
const [shop, flagship] = demonstrationBrand.shops

// Ids are fixed, so that seeding again adds no duplicates.
const ways = [
  {
    id: '01930000-0000-7000-8000-000000000201',
    title: '照片墙：按相机、镜头与光圈找照片',
    link: '/post/photo',
    picture: 'ridges',
  },
  {
    id: '01930000-0000-7000-8000-000000000202',
    title: '长曝光里的海',
    link: '/post/photo?secMin=1&sort=hot',
    picture: 'pier',
  },
  {
    id: '01930000-0000-7000-8000-000000000203',
    title: '把你的第一张照片挂上墙',
    link: '/user/release',
    picture: 'aperture',
  },
].map((banner, index) => ({ ...banner, sort: index + 1 }))

const shops = [
  {
    id: '01930000-0000-7000-8000-000000000204',
    title: '澄光 C1 Pro　去官方商城',
    link: shop?.url,
    picture: 'shop',
  },
  {
    id: '01930000-0000-7000-8000-000000000205',
    title: '澄光 C1　去旗舰店',
    link: flagship?.url,
    picture: 'flagship',
  },
].flatMap(({ link, ...banner }) => (link === undefined ? [] : [{ ...banner, link, sort: 0 }]))

// Both lead from the photographs to related pages: gear and technique.
const besidePhotos = [
  {
    id: '01930000-0000-7000-8000-000000000206',
    title: '同一档光圈，两支镜头并排比',
    link: '/post/lens-compare',
    picture: 'aperture',
  },
  {
    id: '01930000-0000-7000-8000-000000000207',
    title: '看过照片，再看它们是怎么拍的',
    link: '/article',
    picture: 'ridges',
  },
].map((banner, index) => ({ ...banner, sort: index + 1, ad_place: photos }))

/**
 * The banners of a new installation. The home page has the brand's two shops first, then pages of the site; the page of
 * photographs has pages of the site.
 */
export const firstBanners = [
  ...[...shops, ...ways].map((banner) => ({ ...banner, ad_place: home })),
  ...besidePhotos,
].map(({ picture, ...banner }) => ({
  ...banner,
  image_url: `/img/banner/${picture}-wide.webp`,
  image_mobile_url: `/img/banner/${picture}-narrow.webp`,
}))
