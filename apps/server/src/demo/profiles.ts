import { demoPeople, type DemoPerson } from './people.ts'
import { makeRandom } from './random.ts'

/** A member's profile besides name and introduction. */
export interface DemoProfile {
  /** Codes of province, city and district, as far as given; empty without any. */
  areaCodes: readonly string[]
  /** Province of the network address. */
  ipRegion: string
  birthday: string | null
  /** Names of chosen topics. */
  topics: readonly string[]
}

interface Home {
  areaCodes: readonly string[]
  ipRegion: string
}

const home = (ipRegion: string, ...areaCodes: string[]): Home => ({ areaCodes, ipRegion })

/** Members whose introduction says where they live. */
const homes: Readonly<Record<string, Home>> = {
  林小满: home('浙江', '330000', '330100', '330106'),
  阿岚: home('重庆', '500000', '500100', '500103'),
  一川: home('四川', '510000', '513300'),
  青岛老张: home('山东', '370000', '370200', '370202'),
  小城故事多: home('山西', '140000', '140700', '140728'),
  大漠孤烟: home('内蒙古', '150000', '152900', '152921'),
  北纬四十度: home('北京', '110000', '110100', '110105'),
  江心洲: home('湖北', '420000', '420500'),
  阿布: home('内蒙古', '150000', '150400', '150423'),
  胡同口: home('北京', '110000', '110100', '110102'),
  海边的卡: home('海南', '460000', '469000', '469006'),
  竹影: home('浙江', '330000', '330500', '330523'),
  灯塔看守人: home('浙江', '330000', '330900'),
  小满的表哥: home('浙江', '330000', '330100'),
  雪线以上: home('西藏', '540000', '540100'),
  远方来信: home('日本', '000000'),
}

const otherHomes: readonly Home[] = [
  home('上海', '310000', '310100', '310101'),
  home('广东', '440000', '440100', '440104'),
  home('广东', '440000', '440300'),
  home('江苏', '320000', '320100'),
  home('江苏', '320000', '320500', '320508'),
  home('四川', '510000', '510100'),
  home('湖北', '420000', '420100'),
  home('陕西', '610000', '610100'),
  home('云南', '530000', '532900'),
  home('福建', '350000', '350200'),
  home('黑龙江', '230000', '230100'),
  home('中国香港', '810000'),
]

const retired = new Set(['老秦', '青岛老张', '红叶知秋'])

/** The profile of each member by nickname; always the same. */
export const demoProfiles: ReadonlyMap<string, DemoProfile> = makeProfiles()

function makeProfiles(): Map<string, DemoProfile> {
  const random = makeRandom('profiles')
  return new Map(
    demoPeople.map((person) => {
      const other = random.pick(otherHomes)
      const saysWhere = random.chance(0.7)
      const birthday = birthdayOf(
        person,
        random.between(1962, 2004),
        random.between(1, 12),
        random.between(1, 28),
      )
      const known = homes[person.nickName] ?? (saysWhere ? other : home(other.ipRegion))
      const saysWhen = random.chance(0.8)
      return [
        person.nickName,
        { ...known, birthday: saysWhen ? birthday : null, topics: interestsOf(person) },
      ]
    }),
  )
}

function birthdayOf({ nickName }: DemoPerson, year: number, month: number, day: number): string {
  const born = retired.has(nickName) ? 1957 : year
  return [born, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

// Topics of members who publish nothing.
function interestsOf({ topics }: DemoPerson): readonly string[] {
  return topics.length === 0 ? ['风光', '旅行'] : topics
}
