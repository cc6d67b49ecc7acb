/** Returns the listed account that a typed number means: letters count alike, large or small. Source: CHK-04, CHK-05. */
export const listedNumber = <Account extends { number: string }>(
  accounts: readonly Account[],
  typed: string,
): Account | undefined => accounts.find(({ number }) => number.toUpperCase() === typed.toUpperCase());
