/** The test file that every scanner takes for a virus (eicar.org), in two, so that none takes this file for it. */
export const eicar = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-",
  "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");
