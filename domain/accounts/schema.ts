/** The signed-in person as GET /api/auth/user answers; dates in ISO 8601, UTC. */
export type CurrentUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  membershipPlan: string;
  membershipStatus: string;
  membershipStartDate: string | null;
  membershipEndDate: string | null;
  hoursUsed: number;
  hoursRemaining: number;
  createdAt: string;
  isAdmin: boolean;
};
