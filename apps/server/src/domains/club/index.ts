export { bindClub, clubPurposes } from './bind-club.ts'
export { eraseClubCard } from './erase-club-card.ts'
export { exportClubCard, listClubCardsInReview } from './club.read.ts'
export {
  loadMaskedCards,
  announceClubCard,
  lockClubCard,
  reopenClubCard,
  settleClubCard,
} from './decide-club-card.ts'
