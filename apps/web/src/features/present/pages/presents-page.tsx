import { PresentList } from '../components/present-list.tsx'

/** 我的礼品: presents that wait for the member or are on their way. */
export default function PresentsPage() {
  return <PresentList title="我的礼品" group="current" />
}
