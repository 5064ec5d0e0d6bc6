const home = 2

/** Banners of the home page, leading to places inside the site. Ids are fixed, so that seeding again adds none. */
export const homeBanners = [
  {
    id: '01930000-0000-7000-8000-000000000201',
    title: '照片墙：按相机、镜头与光圈找照片',
    link: '/post/photo',
    name: 'ridges',
  },
  {
    id: '01930000-0000-7000-8000-000000000202',
    title: '长曝光里的海',
    link: '/post/photo?secMin=1&sort=hot',
    name: 'pier',
  },
  {
    id: '01930000-0000-7000-8000-000000000203',
    title: '把你的第一张照片挂上墙',
    link: '/user/release',
    name: 'aperture',
  },
].map(({ name, ...banner }, index) => ({
  ...banner,
  ad_place: home,
  image_url: `/img/banner/${name}-wide.svg`,
  image_mobile_url: `/img/banner/${name}-narrow.svg`,
  sort: index + 1,
}))
